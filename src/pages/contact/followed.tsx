import { site } from '@/kit/rules/site'
import * as messages from '#words/pages/contact/contact-page'
import classes from './contact.module.css'

type Page = { readonly name: string; readonly url: string | null }

/** Pages to follow. WhatsApp is a contact channel, not a page. */
const followed: readonly Page[] = site.social.filter(({ name }) => name !== 'WhatsApp')

/** Links to our pages. The one of a network without a page leads nowhere, and says so to a screen reader. */
export function Followed() {
  return (
    <ul className={classes.social}>
      {followed.map(({ name, url }) => (
        <li key={name}>
          {url === null ? (
            <span role="link" aria-disabled aria-label={messages.noPageYet({ name })}>
              {name}
            </span>
          ) : (
            <a href={url} target="_blank" rel="noopener">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
