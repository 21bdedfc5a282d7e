import '@mantine/core/styles/Alert.layer.css'
import { Alert, Button, Textarea, TextInput, Title } from '@mantine/core'
import { IconCircleCheck, IconSend } from '@tabler/icons-react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { contactLimits, emptyMessage, missingFields, type ContactMessage } from '@/domain/contact/contact-message'
import { showToast } from '@/ui/feedback/toast'
import { UnsentMessages } from './unsent-messages'
import classes from './contact.module.css'
import { reportError } from '@/data/error-log/error-log'
import { sendContactMessage } from '@/data/send-contact-message'

type Field = keyof ContactMessage

export function ContactForm() {
  const [values, setValues] = useState(emptyMessage)
  const [blank, setBlank] = useState<readonly Field[]>([])
  const [sent, setSent] = useState(false)
  const [saving, setSaving] = useState(false)

  const fieldProps = (field: Field) => ({
    required: true,
    maxLength: contactLimits[field],
    value: values[field],
    error: blank.includes(field) && 'Please fill this in.',
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((current) => ({ ...current, [field]: value }))
      setBlank((current) => current.filter((other) => other !== field))
    },
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingFields(values)
    setBlank(missing)
    if (missing.length > 0) return
    setSaving(true)
    setSent(false)
    try {
      await sendContactMessage(values)
      setValues(emptyMessage)
      setSent(true)
    } catch (error) {
      void reportError('storage', error)
      showToast({
        title: 'Not sent',
        description: 'Your phone could not keep the message. It is still in the form: please try again.',
        tone: 'destructive',
      })
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Send us a Message
      </Title>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput label="Full Name" autoComplete="name" placeholder="Your full name" {...fieldProps('name')} />
        <TextInput label="Email" type="email" autoComplete="email" placeholder="you@example.com" {...fieldProps('email')} />
        <TextInput label="Subject" placeholder="What is it about?" {...fieldProps('subject')} />
        <Textarea label="Message" size="md" radius="lg" rows={6} placeholder="Tell us more" {...fieldProps('message')} />
        <Button type="submit" loading={saving} leftSection={<IconSend size={20} aria-hidden />}>
          Send Message
        </Button>
      </form>
      {sent && (
        <Alert mt="md" role="alert" icon={<IconCircleCheck />}>
          Thank you for your message! We&apos;ll get back to you soon.
        </Alert>
      )}
      <UnsentMessages canEdit={Object.values(values).every((value) => value === '')} onEdit={setValues} />
    </section>
  )
}
