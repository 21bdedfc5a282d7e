import { Text, Title } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { languageNames, languages, locales, type Language } from '@/kit/rules/language'
import * as messages from '#words/app/language/language'
import { builtLanguage } from '@/kit/words/locale'
import { Chips } from '@/kit/form/chips'
import classes from './language-choice.module.css'
import { showToast } from '@/kit/feedback/toast'
import { changeLanguage } from './change-language'

/** Changes the app's language; the page reloads then. Says so if it cannot. @returns whether it reloads */
const switchLanguage = async (language: Language): Promise<boolean> => {
  const changes = await changeLanguage(language)
  if (!changes) showToast({ title: messages.notChanged, description: messages.connectOnce, tone: 'destructive' })
  return changes
}

const options = languages.map((value) => ({ value, label: languageNames[value], lang: locales[value] }))

type LanguageChoiceProps = {
  /** The language that the link asks for. */
  wanted: Language | undefined
  /** Called after the reload, when the app is in that language. */
  onChanged: () => void
  /** Called when the person has chosen another one than the link. */
  onLeft?: () => void
}

/**
 * The language of the app on this phone. It needs no account, and the network once. The shown one takes back what is
 * being downloaded.
 */
export function LanguageChoice({ wanted, onChanged, onLeft }: LanguageChoiceProps) {
  const [downloading, setDownloading] = useState<Language | null>(null)
  const latest = useRef<Language | null>(null)
  const choose = useCallback(async (language: Language) => {
    if (language === latest.current) return
    latest.current = language
    setDownloading(language === builtLanguage ? null : language)
    const succeeded = await switchLanguage(language)
    if (latest.current !== language) return
    // The page stays as it is until it reloads.
    if (succeeded && language !== builtLanguage) return
    latest.current = null
    setDownloading(null)
  }, [])
  const tap = (value: string) => {
    const language = languages.find((known) => known === value)
    if (language && wanted && language !== wanted) onLeft?.()
    if (language) void choose(language)
  }
  useEffect(() => {
    if (wanted === builtLanguage) onChanged()
    else if (wanted) void choose(wanted)
    // Once, for the link: afterwards the person chooses here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
  return (
    <section className={classes.card} id="language">
      <Title order={2} size="h4">
        {messages.language}
      </Title>
      <Chips fit label={messages.language} options={options} value={downloading ?? builtLanguage} onChange={tap} />
      <Text role="status" size="sm" c="var(--ink-soft)">
        {downloading && messages.downloading({ language: languageNames[downloading] })}
      </Text>
    </section>
  )
}
