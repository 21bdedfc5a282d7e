import { Anchor, Button, Text } from '@mantine/core'
import { IconCloudCheck, IconHeart, IconTag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import * as messages from '#words/account/account-screens'
import { AuthCard } from '@/kit/form/auth-card'
import { Picture } from '@/kit/media/picture'
import { bold, RichText } from '@/kit/layout/rich-text'
import classes from './account.module.css'

const reasons = [
  { icon: IconHeart, text: messages.postAndLike({ campus: chosenCampus().shortName }) },
  { icon: IconTag, text: messages.sellWhat },
  { icon: IconCloudCheck, text: messages.writeOffline },
] as const

const side = (
  <>
    <Picture src="/pictures/campus.svg#sign-in" alt="" className={classes.picture} />
    <ul className={classes.reasons}>
      {reasons.map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon size={22} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  </>
)

/** The card of the login and sign-up screens, beside the reasons to have an account. */
export function AccountCard(props: { title: string; intro?: string; children: ReactNode }) {
  return <AuthCard {...props} side={side} />
}

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
