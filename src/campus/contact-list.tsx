import { IconInfoCircle, IconMail, IconPhone, type TablerIcon } from '@tabler/icons-react'
import type { ContactChannel, Reachable } from '@/campus/rules/campus-contacts'
import { notCallable } from '#words/kit/sample-numbers'
import classes from './contact-list.module.css'

const icons: Readonly<Record<ContactChannel['kind'], TablerIcon>> = {
  phone: IconPhone,
  email: IconMail,
  text: IconInfoCircle,
  sample: IconInfoCircle,
}

/** Names with their numbers to call, addresses to write to, or texts. Numbers of samples say so. */
export function ContactList({ contacts, label }: { contacts: readonly Reachable[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {contacts.map(({ label: name, kind, text, href }) => {
        const Icon = icons[kind]
        const words = (
          <>
            <Icon size={22} aria-hidden />
            <span>
              <span className={classes.name}>{name}</span> <span className={classes.value}>{text}</span>
              {kind === 'sample' && <span className={classes.note}> {notCallable}</span>}
            </span>
          </>
        )
        return (
          <li key={`${name} ${text}`}>
            {href === null ? (
              <span className={classes.contact}>{words}</span>
            ) : (
              <a className={classes.contact} href={href}>
                {words}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
