import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './account.module.css'

/** Replaces the login and sign-up forms for a signed-in user. */
export function AlreadySignedIn({ email }: { email: string }) {
  return (
    <>
      <Text>
        You are signed in as <strong>{email}</strong>.
      </Text>
      <Button fullWidth renderRoot={(props) => <Link to="/" {...props} />}>
        Go Home
      </Button>
      <Button fullWidth variant="default" renderRoot={(props) => <Link to="/profile" {...props} />}>
        Profile
      </Button>
      <p className={classes.foot}>
        Not you?
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/profile" {...props} />}>
          Sign out in your profile
        </Anchor>
      </p>
    </>
  )
}
