import { Button, Text } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useCampusContacts } from '@/data/use-campus-contacts'
import { useCatalogue } from '@/data/use-catalogue'
import { callsOf } from '@/domain/university/campus-contacts'
import { helplineSources } from '@/messages/pregnancy/helplines'
import * as messages from '@/messages/pregnancy/numbers.gen'
import { hasSample, sampleText } from '@/messages/shared/sample-numbers'
import { ContactList } from '@/ui/list/contact-list'
import classes from './pregnancy.module.css'

/** So many get a large button. The most urgent are first. */
const largeCalls = 3

/** The numbers of the campus, then the health centre and the ambulance where it does not list them. Available offline after one visit. */
export function EmergencyNumbers() {
  const { emergency } = useCampusContacts()
  const catalogue = useCatalogue('emergency-contacts') ?? []
  const calls = callsOf([...emergency, ...catalogue.map(({ name, phone }) => ({ label: name, value: phone }))])
  const notes = [hasSample(calls) ? sampleText : null, helplineSources(calls)].filter((note) => note !== null)
  const others = calls.slice(largeCalls).map(({ label, text }) => ({ label, value: text }))
  return (
    <>
      {calls.slice(0, largeCalls).map(({ label, text, href }) => (
        <Button key={href} component="a" href={href} size="lg" color="coral" leftSection={<IconPhone size={22} aria-hidden />}>
          <span>
            <span className={classes.number}>{label}</span> {text}
          </span>
        </Button>
      ))}
      {others.length > 0 && <ContactList label={messages.moreNumbers} contacts={others} />}
      {notes.map((note) => (
        <Text key={note} size="sm" c="var(--ink-soft)">
          {note}
        </Text>
      ))}
    </>
  )
}
