import { TextInput } from '@mantine/core'
import { ResendMail } from './resend-mail'
import classes from './account.module.css'

/** For whose confirmation link has expired: where shall a new one go? */
export function ConfirmMail({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  return (
    <div className={classes.form}>
      <TextInput
        label="Your email, for a new link"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      {email.includes('@') && <ResendMail email={email.trim()} />}
      <div className={classes.or}>or sign in</div>
    </div>
  )
}
