import { Button, Text } from '@mantine/core'
import { IconDownload, IconShare3 } from '@tabler/icons-react'
import { Suspense, useState, type ComponentType } from 'react'
import { exportMyData } from '@/account/store/call'
import { attempt } from '@/store/error-log/attempt'
import type { AccountDataProblem } from '@/account/rules/account-data'
import { myDataFile } from '@/account/words/account-data'
import type { UserId } from '@/kit/rules/ids'
import type { User } from '@/store/session/session-state'
import * as messages from '#words/account/profile/profile-account'
import { canShareFile, downloadFile, shareFile, type TextFile } from '@/kit/platform/save-file'
import { useBusy } from '@/kit/platform/use-busy'
import { ConfirmPassword } from './confirm-password'
import { DataProblem } from './data-problem'
import classes from './profile.module.css'

export type ConfirmPin = ComponentType<{
  userId: UserId
  reason: string
  onConfirmed: () => void
  onCancel: () => void
}>

/** True if a PIN seals the log. If that cannot be read, the password is asked for. */
const hasPin = (userId: UserId): Promise<boolean> =>
  import('@/health/cycle/store/read-open-log').then(({ isSealed }) => isSealed(userId)).catch(() => false)

/**
 * Exports everything that the server stores about the user as a file: once the person has shown that it is they,
 * because the file has the pregnancy record and names the posts that they have written.
 */
export function DownloadData({ user, confirmPin: Pin }: { user: User; confirmPin: ConfirmPin }) {
  const { busy, whileBusy } = useBusy()
  const [asking, setAsking] = useState<'pin' | 'password' | null>(null)
  const [problem, setProblem] = useState<AccountDataProblem | null>(null)
  // Held for sharing, because the server limits how often the export may be requested.
  const [file, setFile] = useState<TextFile | null>(null)

  const ask = async () => {
    setProblem(null)
    setAsking((await whileBusy(() => hasPin(user.id))) ? 'pin' : 'password')
  }
  const download = async () => {
    setAsking(null)
    const result = await whileBusy(() =>
      attempt('account', () => exportMyData(user.id), { ok: false, problem: 'failed' }),
    )
    if (!result.ok) return setProblem(result.problem)
    const exported: TextFile = { ...myDataFile(result.value, new Date()), type: 'application/json' }
    setFile(exported)
    downloadFile(exported)
  }

  const confirmation = { onConfirmed: () => void download(), onCancel: () => setAsking(null) }
  return (
    <>
      <Text c="var(--ink-soft)">{messages.downloadText}</Text>
      {problem && (
        <div className={classes.note}>
          <DataProblem problem={problem} />
        </div>
      )}
      <Suspense>
        {asking === 'pin' && <Pin userId={user.id} reason={messages.confirmWithPin} {...confirmation} />}
        {asking === 'password' && (
          <ConfirmPassword user={user} reason={messages.confirmWithPassword} {...confirmation} />
        )}
      </Suspense>
      <div className={classes.actions} hidden={asking !== null}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={busy}
          onClick={() => void ask()}
        >
          {messages.downloadData}
        </Button>
        {file && canShareFile() && (
          <Button
            variant="default"
            leftSection={<IconShare3 size={18} aria-hidden />}
            onClick={() => void shareFile(file)}
          >
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
