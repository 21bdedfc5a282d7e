import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './account.module.css'

/** For who is signed in: there is nothing to do here, and these are the ways on. */
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
