import { loadCatalogue } from '@/data/catalogues'
import { chosenCampus } from '@/data/chosen-campus'
import type { ComradeDb } from '@/data/db'
import { helpNumbers } from '@/data/help-numbers'
import { pageWords } from '@/domain/search/page-words'
import type { SearchDocument } from '@/domain/search/site-search'
import { campusContacts, withOwnNumbers } from '@/domain/university/campus-contacts'
import { help } from '@/messages/search/kinds.gen'
import { emergencyCall } from '@/messages/search/search-dialog.gen'

/** Whom to call for help, before the screens that say more. */
export const helpDocuments = async (db: ComradeDb): Promise<SearchDocument[]> => {
  const [row, listed] = await Promise.all([
    db.replica('campuses').where('slug').equals(chosenCampus().slug).first(),
    // The national numbers need no file.
    loadCatalogue('emergency-contacts').catch(() => []),
  ])
  const emergency = campusContacts(row?.emergency)
  const own = [...emergency, ...campusContacts(row?.contacts)]
  const { calls, national } = helpNumbers([...emergency, ...withOwnNumbers(listed, own).map(({ name, phone }) => ({ label: name, value: phone }))])
  return [...calls, ...national].map(({ label, text, href }) => ({
    id: href,
    kind: help,
    title: emergencyCall({ name: label }),
    text: pageWords['/chemist?tab=emergency'],
    link: href,
    price: text,
  }))
}
