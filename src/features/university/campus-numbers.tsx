import { chosenCampus } from '@/data/chosen-campus'
import { useCampusContacts } from '@/data/use-campus-contacts'
import type { CampusContact } from '@/domain/university/campus-contacts'
import * as messages from '@/messages/university/university-page.gen'
import disclosure from '@/ui/layout/disclosure.module.css'
import { ContactList } from '@/ui/list/contact-list'
import classes from './university.module.css'

/** The numbers of the chosen campus, folded: the services are below them. */
export function CampusNumbers() {
  const { contacts, emergency } = useCampusContacts()
  if (contacts.length + emergency.length === 0) return null
  return (
    <div className={classes.numbers}>
      <Fold title={messages.emergencyNumbers} contacts={emergency} />
      <Fold title={messages.campusContacts({ campus: chosenCampus().shortName })} contacts={contacts} />
    </div>
  )
}

function Fold({ title, contacts }: { title: string; contacts: readonly CampusContact[] }) {
  if (contacts.length === 0) return null
  return (
    <details className={disclosure.fold}>
      <summary>{title}</summary>
      <ContactList label={title} contacts={contacts} />
    </details>
  )
}
