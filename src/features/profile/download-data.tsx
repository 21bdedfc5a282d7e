import { Button, Text } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { useState } from 'react'
import { exportMyData } from '@/data/account-data/call'
import { attempt } from '@/data/error-log/attempt'
import type { AccountDataProblem } from '@/domain/account/account-data'
import { myDataFile } from '@/messages/account/account-data'
import type { UserId } from '@/domain/shared/ids'
import * as messages from '@/messages/profile/profile-account.gen'
import { canShareFile, downloadFile, shareFile, type TextFile } from '@/ui/platform/save-file'
import { useBusy } from '@/ui/platform/use-busy'
import { DataProblem } from './data-problem'
import classes from './profile.module.css'

/** Exports everything that the server stores about the user as a file. */
export function DownloadData({ userId }: { userId: UserId }) {
  const { busy, whileBusy } = useBusy()
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)
  // Held for sharing, because the server limits how often the export may be requested.
  const [file, setFile] = useState<TextFile | null>(null)

  const download = async () => {
    setProblem(null)
    const result = await whileBusy(() => attempt('account', () => exportMyData(userId), { ok: false, problem: 'failed' }))
    if (!result.ok) return setProblem(result.problem)
    const exported: TextFile = { ...myDataFile(result.value, new Date()), type: 'application/json' }
    setFile(exported)
    downloadFile(exported)
  }

  return (
    <>
      <Text c="var(--ink-soft)">
        {messages.downloadText}
      </Text>
      {problem && (
        <div className={classes.note}>
          <DataProblem problem={problem} />
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={busy} onClick={() => void download()}>
          {messages.downloadData}
        </Button>
        {file && canShareFile() && (
          <Button variant="default" leftSection={<IconShare3 size={18} aria-hidden />} onClick={() => void shareFile(file)}>
            {messages.share}
          </Button>
        )}
      </div>
      <Text size="sm" role="status" className={classes.fileName}>
        {file && messages.inDownloads({ file: file.name })}
      </Text>
    </>
  )
}
