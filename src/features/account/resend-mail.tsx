import { Button } from '@mantine/core'
import { useState } from 'react'
import { sendConfirmationAgain } from '@/data/session/account'
import { showToast } from '@/ui/feedback/toast'

export function ResendMail({ email }: { email: string }) {
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    const result = await sendConfirmationAgain(email)
    setBusy(false)
    if (result.ok) showToast({ title: 'Mail sent', description: `Open the link in the mail to ${email}.` })
    else showToast({ title: 'Not sent', description: result.problem.sentence, tone: 'destructive' })
  }
  return (
    <Button variant="default" disabled={busy} onClick={() => void send()}>
      {busy ? 'Sending...' : 'Send the mail again'}
    </Button>
  )
}
