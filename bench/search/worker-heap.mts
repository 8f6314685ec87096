import type { Page } from '@playwright/test';
import { z } from 'zod';

const Reply = z.object({ id: z.number(), result: z.object({ usedSize: z.number().optional() }).optional() });

/** Listens for the first worker of a page; what is returned asks for its heap in megabytes, garbage collected. */
export async function heapOfWorker(page: Page): Promise<() => Promise<number | undefined>> {
  const session = await page.context().newCDPSession(page);
  let worker: string | undefined;
  const replies = new Map<number, (size: number | undefined) => void>();
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') worker ??= sessionId;
  });
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const reply = Reply.safeParse(JSON.parse(message)).data;
    if (reply) replies.get(reply.id)?.(reply.result?.usedSize);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const send = async (id: number, method: string): Promise<number | undefined> => {
    if (worker === undefined) return undefined;
    const replied = new Promise<number | undefined>((resolve) => replies.set(id, resolve));
    await session.send('Target.sendMessageToTarget', { sessionId: worker, message: JSON.stringify({ id, method }) });
    return replied;
  };
  return async () => {
    await send(1, 'HeapProfiler.collectGarbage');
    const size = await send(2, 'Runtime.getHeapUsage');
    return size === undefined ? undefined : size / 1e6;
  };
}
