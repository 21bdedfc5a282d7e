import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { showToast } from '@/ui/toast'

/** Keeps what was typed until the server has it. */
export function Newsletter() {
  const [email, setEmail] = useState('')
  const [sending, setSending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    try {
      const { subscribeToNewsletter } = await import('@/data/remote/newsletter')
      await subscribeToNewsletter(email.trim())
      setEmail('')
      showToast({ title: 'Subscribed!', description: 'We will write to you when there is something worth reading.' })
    } catch {
      showToast({
        title: 'Not subscribed yet',
        description: 'The message did not get through. Your address is still in the box: try again when you are online.',
        tone: 'destructive',
      })
    } finally {
      setSending(false)
    }
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
    </form>
  )
}
