import { readFileSync, readlinkSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'
import { systemCode } from '../startup-error.ts'

const machineSchema = v.object({
  host: v.string(),
  /** Changes when the machine starts; empty where that is not known. */
  boot: v.string(),
  /** Within it, process ids name the same processes; empty where that is not known. A container has its own. */
  processes: v.string(),
})

const holderSchema = v.object({
  pid: v.number(),
  /** The start time of the process, which reveals a process id that was reused; empty where that is not known. */
  startTime: v.string(),
  machine: machineSchema,
  /** The lock's own file: a copied folder has another one. */
  file: v.string(),
  /** The address of its app, for the message to a second start; empty if nothing listens. */
  origin: v.string(),
})

type Machine = v.InferOutput<typeof machineSchema>

/** The process that holds a lock. */
export type Holder = v.InferOutput<typeof holderSchema>

/** Reads a file or link of the system; empty on systems without it. */
function said(read: () => string): string {
  try {
    return read().trim()
  } catch {
    return ''
  }
}

/** The start time of a process on Linux, else empty. */
export function startTimeOf(pid: number): string {
  return said(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  })
}

export const thisMachine = (): Machine => ({
  host: hostname(),
  boot: said(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  processes: said(() => readlinkSync('/proc/self/ns/pid')),
})

/** Its number on its disk, which all machines see that share the disk. */
export const fileOf = ({ ino }: Pick<Stats, 'ino'>): string => String(ino)

/** This process as the holder of a lock. */
export const thisProcess = (lock: Stats, origin: string): Holder => ({
  pid: process.pid,
  startTime: startTimeOf(process.pid),
  machine: thisMachine(),
  file: fileOf(lock),
  origin,
})

/**
 * Reads who holds a lock; undefined if nobody has written it whole. Earlier versions wrote the process and its start
 * time alone.
 */
export function readHolder(text: string, lock: Pick<Stats, 'ino'>): Holder | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), holderSchema), text)
  if (parsed.success) return parsed.output
  const [, pid, startTime = ''] = /^(\d+) (\d*)\s*$/.exec(text) ?? []
  return pid === undefined
    ? undefined
    : { pid: Number(pid), startTime, machine: thisMachine(), file: fileOf(lock), origin: '' }
}

export function isRunning({ pid, startTime }: Pick<Holder, 'pid' | 'startTime'>): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (systemCode(error) !== 'EPERM') return false
  }
  return startTimeOf(pid) === startTime
}

type Found = {
  readonly holder: Holder
  /** The file in which it was found. */
  readonly file: string
  readonly here: Machine
  readonly runs: (holder: Holder) => boolean
}

/**
 * True while the holder of a lock runs; undefined if only the lock itself can tell, because its process is on
 * another machine or in another container that shares the folder.
 */
export function holds({ holder, file, here, runs }: Found): boolean | undefined {
  if (holder.file !== file) return false
  const { host, boot, processes } = holder.machine
  if (host === here.host && boot !== here.boot) return false
  if (host === here.host && processes === here.processes) return runs(holder)
  return undefined
}
