import { Text } from '@mantine/core'
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

type ContactListProps = {
  contacts: readonly Reachable[]
  label: string
  /** A list above has said what a sample is. */
  samplesKnown?: boolean
}

/** Names with their numbers to call, addresses to write to, or texts; then the samples, below one line that says so. */
export function ContactList({ contacts, label, samplesKnown = false }: ContactListProps) {
  const samples = contacts.filter(isSample)
  const others = contacts.filter((contact) => !isSample(contact))
  return (
    <>
      {others.length > 0 && <Contacts contacts={others} label={label} />}
      {samples.length > 0 && !samplesKnown && (
        <Text size="sm" c="var(--ink-soft)">
          {notCallable}
        </Text>
      )}
      {samples.length > 0 && <Contacts contacts={samples} label={label} />}
    </>
  )
}

export const isSample = ({ kind }: Pick<Reachable, 'kind'>): boolean => kind === 'sample'

function Contacts({ contacts, label }: { contacts: readonly Reachable[]; label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {contacts.map(({ label: name, kind, text, href }) => {
        const Icon = icons[kind]
        const words = (
          <>
            <Icon size={22} aria-hidden />
            <span>
              <span className={classes.name}>{name}</span> <span className={classes.value}>{text}</span>
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
