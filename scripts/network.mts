import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fail } from './fail.mts';

/** Addresses of this machine that other devices can reach. */
export const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((all) =>
    (all ?? []).flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? address : [])),
  );

/** The port that was chosen. Says what is wrong with it and ends the process if it is none. */
export function chosenPort(written: string): number {
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return fail(`\`${written}\` is not a valid port. Use a number up to 65535.`);
}

/** Whether something listens on a port of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (taken: boolean) => () => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

/** A port of this machine that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** What a command says of a port that was chosen and is taken. */
export const portInUse = (command: string, port: number): string =>
  `Port ${port} is in use. Choose another one: npm run ${command} -- --port ${port + 1}`;
