import type { Node, NodeInput } from 'gatsby';
import type { Context, Resolver } from '../src/gatsby/schema/resolver-context';

/** A page as `createPage` takes it. */
interface PageInput {
  readonly path: string;
  readonly component: string;
  readonly context: Record<string, unknown>;
}

/** What Gatsby passes to hooks, as far as ours use it, and what they did with it. */
export function fakeGatsby(nodes: readonly NodeInput[] = []) {
  const store = new Map<string, Node>();
  const said: { readonly level: string; readonly text: string }[] = [];
  const pages: PageInput[] = [];
  const keptPages = new Map<string, { readonly component: string }>();
  const components = new Map<string, { readonly pages: Set<string> }>();
  const cached = new Map<string, unknown>();
  const tracked: string[] = [];
  const createNode = (input: NodeInput): void => {
    const before = store.get(input.id);
    const isSame = before?.internal.contentDigest === input.internal.contentDigest;
    // As in Gatsby, what was made from a node that changes is made again or is gone.
    if (!isSame) for (const child of before?.children ?? []) store.delete(child);
    const children = isSame ? before.children : [];
    const internal = { ...input.internal, owner: 'test' };
    store.set(input.id, { ...input, parent: input.parent ?? null, children, internal });
  };
  const say = (level: string) => (text: string) => void said.push({ level, text });
  nodes.forEach(createNode);
  const args = {
    actions: {
      createNode,
      deleteNode: ({ id }: { id: string }) => void store.delete(id),
      createParentChildLink: ({ parent, child }: { parent: { id: string }; child: { id: string } }) => {
        const children = store.get(parent.id)?.children;
        if (children?.includes(child.id) === false) children.push(child.id);
      },
      createPage: (page: PageInput) => void pages.push(page),
    },
    getNode: (id: string) => store.get(id),
    store: { getState: () => ({ pages: keptPages, components }) },
    getNodesByType: (type: string) => [...store.values()].filter(({ internal }) => internal.type === type),
    reporter: { error: say('error'), warn: say('warn'), info: () => undefined, panic: say('panic') },
    cache: {
      get: (key: string) => Promise.resolve(cached.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(cached.set(key, value)),
    },
  };
  return { args, store, said, pages, keptPages, components, tracked };
}

/** Calls a hook with what it uses of its arguments. */
export async function callHook(hook: unknown, args: object): Promise<void> {
  if (typeof hook !== 'function') throw new Error('There is no such hook.');
  await Reflect.apply(hook, undefined, [args]);
}

/** What a resolver answers about a node, from the nodes of a fake Gatsby. */
export async function resolveField(
  resolver: Resolver | undefined,
  source: unknown,
  { args, store, tracked }: ReturnType<typeof fakeGatsby>,
  given: object = {},
): Promise<unknown> {
  const context: Context = {
    nodeModel: {
      findAll: ({ type }) => Promise.resolve({ entries: args.getNodesByType(type) }),
      getNodeById: ({ id }) => store.get(id) ?? null,
      getNodesByIds: (_nodes, { connectionType }) => void tracked.push(connectionType),
    },
  };
  return await resolver?.resolve(source, given, context, { originalResolver: (shaped) => shaped });
}

interface FakeReply {
  status: number;
  type: string;
  body: string;
}
type Handler = (request: object, response: object, next: (error?: unknown) => void) => void;

/** A server that keeps the routes it is given, and what it replies to a request for a path; undefined when no route does. */
export function fakeServer() {
  const routes: { readonly path: RegExp | string; readonly handler: Handler }[] = [];
  const fits = (route: RegExp | string, path: string): boolean =>
    typeof route === 'string'
      ? new RegExp(`^${route.replace('*', '.*').replace(/:\w+/, '[^/]+')}$`).test(path)
      : route.test(path);
  const ask = (path: string, search = ''): Promise<FakeReply | undefined> =>
    new Promise((resolve, reject) => {
      const reply: FakeReply = { status: 200, type: '', body: '' };
      const response = {
        type: (name: string) => Object.assign(response, { named: (reply.type = name) }),
        send: (body: string) => resolve({ ...reply, body }),
        redirect: (status: number, body: string) => resolve({ ...reply, status, body }),
        sendStatus: (status: number) => resolve({ ...reply, status }),
      };
      const fitting = routes.filter((route) => fits(route.path, path));
      const step = (at: number, error?: unknown): void => {
        if (error instanceof Error) reject(error);
        else if (!fitting[at]) resolve(undefined);
        else fitting[at].handler({ path, url: path + search }, response, (failed) => step(at + 1, failed));
      };
      step(0);
    });
  const get = (path: RegExp | string, handler: Handler): void => void routes.push({ path, handler });
  return { app: { get, use: () => undefined }, ask };
}
