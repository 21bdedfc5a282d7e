import { cycleLogStore } from '@/data/cycle/use-cycle'
import { reportAs, reportError } from '@/data/error-log/error-log'
import type { CycleLog } from '@/domain/cycle/log'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/cycle/screens-backup.gen'
import { error as errorTitle } from '@/messages/cycle/screens-tracker.gen'
import { downloadFile, shareFile, type TextFile } from '@/ui/platform/save-file'
import { showToast } from '@/ui/feedback/toast'

export type BackupTarget = 'download' | 'share'

const createFile = async (log: CycleLog, passphrase: string | null): Promise<TextFile> => {
  const { plainBackup, sealedBackup } = await import('@/data/cycle/transfer/write-backup')
  const now = new Date()
  const { name, text } = passphrase === null ? plainBackup(log, now) : await sealedBackup(log, now, passphrase)
  return { name, text, type: 'application/json' }
}

/**
 * Downloads or shares the log as a file and records that a backup was made.
 * @param passphrase null for an unencrypted file
 * @returns false if the file could not be created or was not shared
 */
export const makeBackup = async (userId: UserId, log: CycleLog, passphrase: string | null, way: BackupTarget): Promise<boolean> => {
  try {
    const file = await createFile(log, passphrase)
    if (way === 'download') downloadFile(file)
    else if (!(await shareFile(file))) return false
    // The file is there. Without this record the user is only reminded too early of the next backup.
    await cycleLogStore(userId).backupMade().catch(reportAs('private'))
    showToast({ title: messages.made, description: way === 'download' ? messages.inDownloads({ file: file.name }) : messages.keepIt })
    return true
  } catch (error) {
    void reportError('private', error)
    showToast({ title: errorTitle, description: messages.failed, tone: 'destructive' })
    return false
  }
}
