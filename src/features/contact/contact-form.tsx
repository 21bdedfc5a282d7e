import '@mantine/core/styles/Alert.layer.css'
import { Alert, Button, Textarea, TextInput, Title } from '@mantine/core'
import { IconCircleCheck, IconSend } from '@tabler/icons-react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { contactLimits, emptyMessage, missingFields, type ContactMessage } from '@/domain/contact/contact-message'
import { showToast } from '@/ui/feedback/toast'
import { sendMessage } from './commands'
import { UnsentMessages } from './unsent-messages'
import classes from './contact.module.css'

type Field = keyof ContactMessage

export function ContactForm() {
  const [values, setValues] = useState(emptyMessage)
  const [blank, setBlank] = useState<readonly Field[]>([])
  const [thanked, setThanked] = useState(false)
  const [keeping, setKeeping] = useState(false)

  const box = (field: Field) => ({
    required: true,
    maxLength: contactLimits[field],
    value: values[field],
    error: blank.includes(field) && 'Please fill this in.',
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((current) => ({ ...current, [field]: value }))
      setBlank((current) => current.filter((each) => each !== field))
    },
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingFields(values)
    setBlank(missing)
    if (missing.length > 0) return
    setKeeping(true)
    setThanked(false)
    try {
      await sendMessage(values)
      setValues(emptyMessage)
      setThanked(true)
    } catch {
      showToast({
        title: 'Not sent',
        description: 'Your phone could not keep the message. It is still in the form: please try again.',
        tone: 'destructive',
      })
    } finally {
      setKeeping(false)
    }
  }

  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        Send us a Message
      </Title>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <TextInput label="Full Name" autoComplete="name" placeholder="Your full name" {...box('name')} />
        <TextInput label="Email" type="email" autoComplete="email" placeholder="you@example.com" {...box('email')} />
        <TextInput label="Subject" placeholder="What is it about?" {...box('subject')} />
        <Textarea label="Message" size="md" radius="lg" rows={6} placeholder="Tell us more" {...box('message')} />
        <Button type="submit" loading={keeping} leftSection={<IconSend size={20} aria-hidden />}>
          Send Message
        </Button>
      </form>
      {thanked && (
        <Alert mt="md" role="alert" icon={<IconCircleCheck />}>
          Thank you for your message! We&apos;ll get back to you soon.
        </Alert>
      )}
      <UnsentMessages canEdit={Object.values(values).every((value) => value === '')} onEdit={setValues} />
    </section>
  )
}
