type OutsideLinksProps = {
  links: readonly { readonly name: string; readonly url: string }[]
  className: string | undefined
  label?: string
}

/** Links that leave the app. */
export function OutsideLinks({ links, className, label }: OutsideLinksProps) {
  return (
    <ul className={className} aria-label={label}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
