/**
 * A stylesheet that could not be fetched is fetched again when the network is back: whoever asks again then for the code it belongs to
 * gets no styles with it, as the build asks for each sheet once.
 */
export function fetchStylesAgain(): void {
  const again = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      window.addEventListener('online', () => target.replaceWith(target.cloneNode()), { once: true })
  }
  // Such an error does not rise; it is met on its way down.
  window.addEventListener('error', again, true)
}
