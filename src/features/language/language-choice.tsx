import { Text, Title } from '@mantine/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { languageNames, languages, locales, type Language } from '@/domain/shared/language'
import * as messages from '@/messages/language/language.gen'
import { builtLanguage } from '@/messages/shared/locale'
import { Chips } from '@/ui/form/chips'
import classes from './language-choice.module.css'
import { switchLanguage } from './switch-language'

const options = languages.map((value) => ({ value, label: languageNames[value], lang: locales[value] }))

type LanguageChoiceProps = {
  /** What the link that led here asks for. */
  wanted: Language | undefined
  /** Called after the reload, when the app is in that language. */
  onChanged: () => void
}

/** The language of the app on this phone. It needs no account, and the network once. */
export function LanguageChoice({ wanted, onChanged }: LanguageChoiceProps) {
  const [downloading, setDownloading] = useState<Language | null>(null)
  const busy = useRef(false)
  const choose = useCallback(async (language: Language | undefined) => {
    if (!language || language === builtLanguage || busy.current) return
    busy.current = true
    setDownloading(language)
    // The page stays as it is until it reloads.
    if (await switchLanguage(language)) return
    busy.current = false
    setDownloading(null)
  }, [])
  useEffect(() => {
    if (wanted === builtLanguage) onChanged()
    else void choose(wanted)
    // Once, for the link: afterwards the person chooses here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted])
  return (
    <section className={classes.card} id="language">
      <Title order={2} size="h4">
        {messages.language}
      </Title>
      <Chips fit label={messages.language} options={options} value={downloading ?? builtLanguage} onChange={(value) => void choose(languages.find((known) => known === value))} />
      <Text role="status" size="sm" c="var(--ink-soft)">
        {downloading && messages.downloading({ language: languageNames[downloading] })}
      </Text>
    </section>
  )
}
