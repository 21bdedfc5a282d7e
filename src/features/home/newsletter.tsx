import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useLetters } from '@/data/use-letters'
import { showToast, type Toast } from '@/ui/toast'

const toasts: Record<'delivered' | 'waiting' | 'failed' | 'notKept', Toast> = {
  delivered: { title: 'Subscribed!', description: 'We will write to you when there is something worth reading.' },
  waiting: { title: 'Subscribed!', description: 'Your address is kept on this phone and will be sent when you are online.' },
  failed: {
    title: 'Not subscribed',
    description: 'This address was not accepted. Correct it and subscribe again.',
    tone: 'destructive',
  },
  notKept: {
    title: 'Not subscribed',
    description: 'Your phone could not keep the address. It is still in the box: please try again.',
    tone: 'destructive',
  },
}

/** An address that is typed here reaches the server sooner or later; one that is refused stays in sight. */
export function Newsletter() {
  const [email, setEmail] = useState('')
  const [sending, setSending] = useState(false)
  const refused = useLetters('newsletter').filter((letter) => letter.state === 'failed')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const { postLetter } = await import('@/data/remote/post-letters')
      const outcome = await postLetter({ kind: 'newsletter', body: { email: email.trim() } })
      setEmail('')
      showToast(toasts[outcome])
    } catch {
      showToast(toasts.notKept)
    } finally {
      setSending(false)
    }
  }

  const correct = async (id: string, address: string) => {
    const { dropFailedLetter } = await import('@/data/letters')
    await dropFailedLetter(id)
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
      {refused.map(({ id, body }) => (
        <div key={id}>
          <Text size="sm" mt="sm" c="var(--danger)">
            {body.email} was not accepted.
          </Text>
          <Button variant="light" mt="xs" onClick={() => void correct(id, body.email)}>
            Correct it
          </Button>
        </div>
      ))}
    </form>
  )
}
