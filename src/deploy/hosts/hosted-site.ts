import { z } from 'zod';

/** What the configuration of a host is made from. */
export const hostedSite = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
  rules: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })).readonly(),
  /** Policy of pages in the place of addresses that moved. */
  policy: z.string(),
  /** Path that the site is mounted at, without a slash at its end. */
  prefix: z.string(),
  /** Origin of the published site. */
  origin: z.string(),
  /** Addresses of all pages. */
  pages: z.array(z.string()).readonly(),
  /** Paths below which another not-found page is shown, that of another language. */
  notFound: z.array(z.string()).readonly().optional(),
});

/** A site as hosts know it. */
export type HostedSite = Readonly<z.infer<typeof hostedSite>>;
