import type { Plugin } from 'vite'

/**
 * The hooks of a plugin that works on the written app. Vite closes a build that failed, too: it has written nothing, and its
 * own error is the one to show.
 */
export const afterWriting = (work: () => Promise<void>) => {
  let isWritten = false
  return {
    writeBundle() {
      isWritten = true
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (isWritten) await work()
      },
    },
  } satisfies Partial<Plugin>
}
