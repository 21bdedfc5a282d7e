import { Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { callLink, nationalNumbers, writtenNumber, type NationalNumber } from '@/domain/shared/national-numbers'
import { callsOf, uncallable, type Call, type CampusContact } from '@/domain/university/campus-contacts'
import { anywhere, atCampus, nationalNumberNames, notCalled, sourceText } from '@/messages/shared/national-numbers'
import { ContactList } from './contact-list'
import classes from './help-numbers.module.css'

type HelpNumbersProps = {
  /** The campus, and whom it names: they come first where they can be called, and last where they are samples. */
  campus: string
  own: readonly CampusContact[]
  lines?: readonly NationalNumber[]
}

/** Whom to call for help. The numbers of the country are always there, whatever the campus has. */
export function HelpNumbers({ campus, own, lines = nationalNumbers }: HelpNumbersProps) {
  const national = lines.map((line) => ({ label: nationalNumberNames[line.id], text: writtenNumber(line), href: callLink(line), note: sourceText(line) }))
  const calls = callsOf(own).filter(({ href }) => !national.some((call) => call.href === href))
  const others = uncallable(own)
  return (
    <>
      {calls.length > 0 && <Calls title={atCampus({ campus })} calls={calls} />}
      <Calls title={anywhere} calls={national} />
      <Text size="sm" c="var(--ink-soft)" mb="sm">
        {notCalled}
      </Text>
      {others.length > 0 && <ContactList label={atCampus({ campus })} contacts={others} />}
    </>
  )
}

function Calls({ title, calls }: { title: string; calls: readonly (Call & { readonly note?: string })[] }) {
  return (
    <>
      <Text fw={700} size="sm">
        {title}
      </Text>
      <ul className={classes.calls} aria-label={title}>
        {calls.map(({ label, text, href, note }) => (
          <li key={href}>
            <a href={href} className={classes.call}>
              <IconPhone size={22} aria-hidden />
              <span className={classes.words}>
                <span className={classes.label}>{label}</span> <span className={classes.number}>{text}</span>
              </span>
            </a>
            {note && <span className={classes.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
