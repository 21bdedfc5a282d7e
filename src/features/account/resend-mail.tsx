import { Button } from '@mantine/core'
import { useState } from 'react'
import { sendConfirmationAgain } from '@/data/session/account'
import { showToast } from '@/ui/feedback/toast'

/** Sends the mail that confirms an address once more. */
export function ResendMail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const answer = await sendConfirmationAgain(email)
    setBusy(false)
    if (answer.ok) showToast({ title: 'Mail sent', description: `Open the link in the mail to ${email}.` })
    else showToast({ title: 'Not sent', description: answer.problem.sentence, tone: 'destructive' })
  }
  return (
    <Button variant="default" disabled={busy} onClick={() => void send()}>
      {busy ? 'Sending...' : 'Send the mail again'}
    </Button>
  )
}
