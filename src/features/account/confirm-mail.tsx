import { TextInput } from '@mantine/core'
import * as messages from '@/messages/account/account-screens.gen'
import { ResendMail } from './resend-mail'
import classes from './account.module.css'

/** Asks where to send a new confirmation link when the old one has expired. */
export function ConfirmMail({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  return (
    <div className={classes.form}>
      <TextInput
        label={messages.emailForNewLink}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      {email.includes('@') && <ResendMail email={email.trim()} />}
      <div className={classes.or}>{messages.orSignIn}</div>
    </div>
  )
}
