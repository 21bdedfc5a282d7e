import { Button } from '@mantine/core'
import { attempt } from '@/store/error-log/attempt'
import { sendConfirmationAgain } from '@/store/session/account'
import { unforeseen } from '@/store/session/account-result'
import * as messages from '#words/account/account-screens'
import { showToast } from '@/kit/feedback/toast'
import { useBusy } from '@/kit/platform/use-busy'

export function ResendMail({ email }: { email: string }) {
  const { busy, whileBusy } = useBusy()
  const send = async () => {
    const result = await whileBusy(() => attempt('account', () => sendConfirmationAgain(email), unforeseen))
    if (result.ok) showToast({ title: messages.mailSent, description: messages.mailSentText({ email }) })
    else showToast({ title: messages.notSent, description: result.problem.sentence, tone: 'destructive' })
  }
  return (
    <Button variant="default" disabled={busy} onClick={() => void send()}>
      {busy ? messages.sending : messages.sendMailAgain}
    </Button>
  )
}
