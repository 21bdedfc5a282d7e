import { loadCatalogue } from '@/store/catalogues'
import { chosenCampus } from '@/store/chosen-campus'
import type { ComradeDb } from '@/store/db'
import { helpNumbers } from '@/campus/store/help-numbers'
import { pageWords } from '@/app/search/rules/page-words'
import type { SearchDocument } from '@/app/search/rules/site-search'
import { campusContacts, withOwnNumbers } from '@/campus/rules/campus-contacts'
import { help } from '#words/app/search/kinds'
import { emergencyCall } from '#words/app/search/search-dialog'

/** Whom to call for help, before the screens that say more. */
export const helpDocuments = async (db: ComradeDb): Promise<SearchDocument[]> => {
  const [row, listed] = await Promise.all([
    db.replica('campuses').where('slug').equals(chosenCampus().slug).first(),
    // The national numbers need no file.
    loadCatalogue('emergency-contacts').catch(() => []),
  ])
  const emergency = campusContacts(row?.emergency)
  const own = [...emergency, ...campusContacts(row?.contacts)]
  const { calls, national } = helpNumbers([
    ...emergency,
    ...withOwnNumbers(listed, own).map(({ name, phone }) => ({ label: name, value: phone })),
  ])
  return [...calls, ...national].map(({ label, text, href }) => ({
    id: href,
    kind: help,
    title: emergencyCall({ name: label }),
    text: pageWords.emergency,
    link: href,
    price: text,
  }))
}
