import { readFileSync, readdirSync } from 'node:fs'

type Process = { readonly parent: number; readonly ticks: number }

const ticksPerSecond = 100

const readProcess = (pid: string): Process | undefined => {
  try {
    // Fields after the process name, which may contain spaces: state, parent, …; own and reaped children's time at 11
    // to 14.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { parent: Number(fields[1]), ticks: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) }
  } catch {
    // The process has exited.
    return undefined
  }
}

/** The processor seconds of a process and its descendants. */
export const processorSeconds = (root: number): number => {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const found = readProcess(name)
    if (found) processes.set(Number(name), found)
  }
  const total = (pid: number): number => {
    const children = [...processes].filter(([, { parent }]) => parent === pid)
    return (processes.get(pid)?.ticks ?? 0) + children.reduce((sum, [child]) => sum + total(child), 0)
  }
  return total(root) / ticksPerSecond
}
