/**
 * Ends this process with its exit code when all that it has said is written. It would not end by itself if a plugin of the tree
 * has left something running.
 */
export async function endProcess(): Promise<never> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise<void>((resolve) => void stream.write('', () => resolve()));
  process.exit();
}
