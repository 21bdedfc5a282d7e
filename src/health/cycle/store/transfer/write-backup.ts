import type { CycleLog } from '@/health/cycle/rules/log'
import { dayOf } from '@/kit/rules/day'
import { plainFormat, version } from './backup-format'
import { seal } from './seal'

export type BackupFile = { readonly name: string; readonly text: string }

const nameOf = (now: Date): string => `comrade-cycle-${dayOf(now)}.json`

/** The whole log as an unencrypted file. */
export const plainBackup = ({ days, profile }: CycleLog, now: Date): BackupFile => ({
  name: nameOf(now),
  text: JSON.stringify({ format: plainFormat, version, madeAt: now.toISOString(), days, profile }),
})

/** The whole log as a file encrypted with a passphrase. */
export const sealedBackup = async (log: CycleLog, now: Date, passphrase: string): Promise<BackupFile> => ({
  name: nameOf(now),
  text: await seal(plainBackup(log, now).text, passphrase),
})
