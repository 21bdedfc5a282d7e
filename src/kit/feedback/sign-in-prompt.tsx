import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { login, signUp } from '#words/kit/buttons'
import { Picture } from '../media/picture'
import classes from './sign-in-prompt.module.css'

export function LoginButton() {
  return <Button renderRoot={(props) => <Link to="/login" {...props} />}>{login}</Button>
}

/** Instead of a part of the app that needs an account. */
export function SignInPrompt({ title, text }: { title: string; text: string }) {
  return (
    <section className={classes.card}>
      <Picture src="/pictures/campus.svg#sign-in" alt="" className={classes.picture} />
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text c="var(--ink-soft)">{text}</Text>
      <div className={classes.actions}>
        <LoginButton />
        <Button variant="default" renderRoot={(props) => <Link to="/signup" {...props} />}>
          {signUp}
        </Button>
      </div>
    </section>
  )
}
