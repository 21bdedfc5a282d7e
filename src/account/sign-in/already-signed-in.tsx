import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import * as messages from '#words/account/account-screens'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './account.module.css'

/** Replaces the login and sign-up forms for a signed-in user. */
export function AlreadySignedIn({ email }: { email: string }) {
  return (
    <>
      <Text>
        <RichText parts={messages.signedInAs({ email, bold })} />
      </Text>
      <Button fullWidth renderRoot={(props) => <Link to="/" {...props} />}>
        {messages.goHome}
      </Button>
      <Button fullWidth variant="default" renderRoot={(props) => <Link to="/profile" {...props} />}>
        {messages.profile}
      </Button>
      <p className={classes.foot}>
        {messages.notYou}
        <Anchor className={classes.link} renderRoot={(props) => <Link to="/profile" {...props} />}>
          {messages.signOutInProfile}
        </Anchor>
      </p>
    </>
  )
}
