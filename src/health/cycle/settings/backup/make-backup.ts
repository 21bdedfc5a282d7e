import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { reportAs, reportError } from '@/store/error-log/error-log'
import type { CycleLog } from '@/health/cycle/rules/log'
import type { UserId } from '@/kit/rules/ids'
import * as messages from '#words/health/cycle/screens-backup'
import { error as errorTitle } from '#words/health/cycle/screens-tracker'
import { downloadFile, shareFile, type TextFile } from '@/kit/platform/save-file'
import { showToast } from '@/kit/feedback/toast'

export type BackupTarget = 'download' | 'share'

const createFile = async (log: CycleLog, passphrase: string | null): Promise<TextFile> => {
  const { plainBackup, sealedBackup } = await import('@/health/cycle/store/transfer/write-backup')
  const now = new Date()
  const { name, text } = passphrase === null ? plainBackup(log, now) : await sealedBackup(log, now, passphrase)
  return { name, text, type: 'application/json' }
}

/**
 * Downloads or shares the log as a file and records that a backup was made.
 * @param passphrase null for an unencrypted file
 * @returns false if the file could not be created or was not shared
 */
export const makeBackup = async (
  userId: UserId,
  log: CycleLog,
  passphrase: string | null,
  way: BackupTarget,
): Promise<boolean> => {
  try {
    const file = await createFile(log, passphrase)
    if (way === 'download') downloadFile(file)
    else if (!(await shareFile(file))) return false
    // The file is there. Without this record the user is only reminded too early of the next backup.
    await cycleLogStore(userId).backupMade().catch(reportAs('private'))
    showToast({
      title: messages.made,
      description: way === 'download' ? messages.inDownloads({ file: file.name }) : messages.keepIt,
    })
    return true
  } catch (error) {
    void reportError('private', error)
    showToast({ title: errorTitle, description: messages.failed, tone: 'destructive' })
    return false
  }
}
