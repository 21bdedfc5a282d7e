import { Button, Text, Title } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Unsent } from '@/store/sync/unsent'
import { useDraft } from '@/store/use-draft'
import { useUnsent } from '@/store/sync/status'
import type { SendResult } from '@/store/sync/write'
import { emailLimit } from '@/kit/rules/email-address'
import * as messages from '#words/app/home/newsletter'
import { showToast, type Toast } from '@/kit/feedback/toast'
import { EmailInput } from '@/kit/form/email-input'
import { useBusy } from '@/kit/platform/use-busy'
import { reportLater } from '@/store/error-log/report-later'

const toasts: Record<SendResult | 'notStored', Toast> = {
  sent: { title: messages.subscribed, description: messages.sent },
  waiting: { title: messages.subscribed, description: messages.waiting },
  refused: { title: messages.notSubscribed, description: messages.refused, tone: 'destructive', quiet: true },
  notStored: { title: messages.notSubscribed, description: messages.notStored, tone: 'destructive' },
}

const addressOf = ({ changes: [first] }: Unsent): string => String(first?.values?.['email'] ?? '')

/** Addresses go through the outbox; rejected ones stay visible until they are corrected. */
export function Newsletter() {
  const {
    values: { email },
    change,
    clear,
  } = useDraft('newsletter', { email: '' })
  const { busy: sending, whileBusy } = useBusy()
  const rejected = useUnsent('newsletter_subscriptions').filter(({ rejection }) => rejection !== null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const outcome = await whileBusy(async () => (await import('./commands')).subscribe(email))
      clear()
      showToast(toasts[outcome])
    } catch (error) {
      reportLater('storage', error)
      showToast(toasts.notStored)
    }
  }

  const correct = async (unsent: Unsent, address: string) => {
    try {
      const { discardUnsent } = await import('./commands')
      await discardUnsent(unsent)
      change({ email: address })
    } catch (error) {
      reportLater('storage', error)
      showToast(toasts.notStored)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Title order={2} size="h4">
        {messages.newsletter}
      </Title>
      <Text size="sm">{messages.intro}</Text>
      <EmailInput
        my="xs"
        maxLength={emailLimit}
        aria-label={messages.emailAddress}
        placeholder={messages.yourEmail}
        value={email}
        onAddress={(address) => change({ email: address })}
      />
      <Button type="submit" loading={sending}>
        {messages.subscribe}
      </Button>
      {rejected.map((unsent) => {
        const address = addressOf(unsent)
        return (
          <div key={unsent.key}>
            <Text size="sm" mt="sm" c="var(--danger)">
              {messages.notAccepted({ address })}
            </Text>
            <Button variant="light" mt="xs" onClick={() => void correct(unsent, address)}>
              {messages.correct}
            </Button>
          </div>
        )
      })}
    </form>
  )
}
