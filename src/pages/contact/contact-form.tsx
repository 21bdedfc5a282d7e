import '@mantine/core/styles/Alert.layer.css'
import { Alert, Button, Group, Text, Textarea, Title, type TextareaProps } from '@mantine/core'
import { IconCircleCheck, IconSend } from '@tabler/icons-react'
import { useState, type ChangeEvent, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { connectivity, isOffline } from '@/store/connectivity'
import { reportError } from '@/store/error-log/error-log'
import { sendContactMessage } from '@/pages/contact/store/send-contact-message'
import { useUnsent } from '@/store/sync/status'
import { discardUnsent, insertedValues, type Unsent } from '@/store/sync/unsent'
import { useDraft } from '@/store/use-draft'
import {
  contactLimits,
  emptyMessage,
  missingFields,
  readMessage,
  type ContactMessage,
} from '@/pages/contact/rules/contact-message'
import * as messages from '#words/pages/contact/contact-page'
import { fillIn } from '#words/kit/field-message'
import { showToast } from '@/kit/feedback/toast'
import { EmailInput } from '@/kit/form/email-input'
import { RequiredInput } from '@/kit/form/required-input'
import { useFieldMessage } from '@/kit/form/use-field-message'
import { useBusy } from '@/kit/platform/use-busy'
import classes from './contact.module.css'

type Field = keyof ContactMessage

export function ContactForm() {
  const { values, change, clear } = useDraft('contact', emptyMessage)
  const [blank, setBlank] = useState<readonly Field[]>([])
  const [sent, setSent] = useState(false)
  const { busy, whileBusy } = useBusy()

  const set = (field: Field, value: string) => {
    change({ [field]: value })
    setBlank((current) => current.filter((other) => other !== field))
  }
  const fieldProps = (field: Field) => ({
    maxLength: contactLimits[field],
    value: values[field],
    error: blank.includes(field) && fillIn,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, value),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingFields(values)
    setBlank(missing)
    if (missing.length > 0) return
    setSent(false)
    try {
      await whileBusy(() => sendContactMessage(values))
      clear()
      setSent(true)
    } catch (error) {
      void reportError('storage', error)
      showToast({
        title: messages.notSent,
        description: messages.notKept,
        tone: 'destructive',
      })
    }
  }

  return (
    <section className={classes.card}>
      <Title order={2} size="h4">
        {messages.sendUsMessage}
      </Title>
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        <RequiredInput
          label={messages.fullName}
          autoComplete="name"
          placeholder={messages.fullNameExample}
          {...fieldProps('name')}
        />
        <EmailInput
          label={messages.email}
          placeholder={messages.emailExample}
          {...fieldProps('email')}
          onAddress={(email) => set('email', email)}
        />
        <RequiredInput label={messages.subject} placeholder={messages.subjectExample} {...fieldProps('subject')} />
        <MessageField
          label={messages.message}
          size="md"
          radius="lg"
          rows={6}
          placeholder={messages.messageExample}
          {...fieldProps('message')}
        />
        <Button type="submit" loading={busy} leftSection={<IconSend size={20} aria-hidden />}>
          {messages.sendMessage}
        </Button>
      </form>
      {sent && (
        <Alert mt="md" role="alert" icon={<IconCircleCheck />}>
          {messages.thankYou}
        </Alert>
      )}
      <UnsentMessages canEdit={Object.values(values).every((value) => value === '')} onEdit={change} />
    </section>
  )
}

function MessageField({ error, ...props }: TextareaProps) {
  const { message, watch } = useFieldMessage(fillIn)
  return <Textarea required error={error || message} {...props} {...watch} />
}

type UnsentMessagesProps = {
  /** True while the form is empty, so that a rejected message can be edited in it. */
  canEdit: boolean
  onEdit: (message: ContactMessage) => void
}

/** Messages that the server has not acknowledged. */
function UnsentMessages(props: UnsentMessagesProps) {
  const unsent = useUnsent('contact_messages')
  if (unsent.length === 0) return null
  return (
    <ul className={classes.unsent} aria-label={messages.keptMessages}>
      {unsent.map((message) => (
        <UnsentMessage key={message.key} unsent={message} {...props} />
      ))}
    </ul>
  )
}

function UnsentMessage({ unsent, canEdit, onEdit }: UnsentMessagesProps & { unsent: Unsent }) {
  const offline = useStore(connectivity, isOffline)
  const message = readMessage(insertedValues(unsent))
  const discard = async (onDiscarded?: () => void) => {
    try {
      await discardUnsent(unsent)
      onDiscarded?.()
    } catch (error) {
      void reportError('storage', error)
      showToast({ title: messages.notChanged, description: messages.didNotWork, tone: 'destructive' })
    }
  }
  return (
    <li>
      <Text fw={600}>{message.subject}</Text>
      {unsent.rejection ? (
        <>
          <Text size="sm" c="var(--danger)">
            {messages.notAccepted}
          </Text>
          <Group gap="xs" mt="xs">
            <Button variant="light" disabled={!canEdit} onClick={() => void discard(() => onEdit(message))}>
              {messages.edit}
            </Button>
            <Button variant="default" onClick={() => void discard()}>
              {messages.discard}
            </Button>
          </Group>
        </>
      ) : (
        <Text size="sm" c="var(--ink-soft)">
          {offline ? messages.keptOffline : messages.onItsWay}
        </Text>
      )}
    </li>
  )
}
