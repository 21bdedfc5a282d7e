import type { Plugin } from 'vite'

/**
 * The hooks of a plugin that changes the files after the build has written them. Vite also calls them after a failed
 * build, which has written nothing: then they do nothing, and Vite shows its own error.
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
