import { IconCloudCheck, IconHeart, IconTag } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { chosenCampus } from '@/store/chosen-campus'
import * as messages from '#words/account/account-screens'
import { AuthCard } from '@/kit/form/auth-card'
import { Picture } from '@/kit/media/picture'
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
