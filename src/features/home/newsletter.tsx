import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import type { Unsent } from '@/data/sync/unsent'
import { useUnsent } from '@/data/sync/use-unsent'
import type { Outcome } from '@/data/sync/write'
import { showToast, type Toast } from '@/ui/feedback/toast'
import { reportLater } from '@/data/error-log/report-later'

const toasts: Record<Outcome | 'notStored', Toast> = {
  sent: { title: 'Subscribed!', description: 'We will write to you when there is something worth reading.' },
  waiting: { title: 'Subscribed!', description: 'Your address is kept on this phone and will be sent when you are online.' },
  refused: {
    title: 'Not subscribed',
    description: 'This address was not accepted. Correct it and subscribe again.',
    tone: 'destructive',
  },
  notStored: {
    title: 'Not subscribed',
    description: 'Your phone could not keep the address. It is still in the box: please try again.',
    tone: 'destructive',
  },
}

const addressOf = ({ changes: [first] }: Unsent): string => String(first?.values?.['email'] ?? '')

/** Addresses go through the outbox; rejected ones stay visible until they are corrected. */
export function Newsletter() {
  const [email, setEmail] = useState('')
  const [sending, setSending] = useState(false)
  const rejected = useUnsent('newsletter_subscriptions').filter(({ rejection }) => rejection !== null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const { subscribe } = await import('./commands')
      const outcome = await subscribe(email.trim())
      setEmail((typed) => (typed === email ? '' : typed))
      showToast(toasts[outcome])
    } catch (error) {
      reportLater('storage', error)
      showToast(toasts.notStored)
    } finally {
      setSending(false)
    }
  }

  const correct = async (unsent: Unsent, address: string) => {
    const { discardUnsent } = await import('./commands')
    await discardUnsent(unsent)
    setEmail(address)
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Title order={2} size="h4">
        Newsletter
      </Title>
      <Text size="sm">Offers and campus news, now and then.</Text>
      <TextInput
        my="xs"
        type="email"
        required
        maxLength={320}
        aria-label="Email address"
        placeholder="Your email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" loading={sending}>
        Subscribe
      </Button>
      {rejected.map((unsent) => {
        const address = addressOf(unsent)
        return (
          <div key={unsent.key}>
            <Text size="sm" mt="sm" c="var(--danger)">
              {address} was not accepted.
            </Text>
            <Button variant="light" mt="xs" onClick={() => void correct(unsent, address)}>
              Correct it
            </Button>
          </div>
        )
      })}
    </form>
  )
}
