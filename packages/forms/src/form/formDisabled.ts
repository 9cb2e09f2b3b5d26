import { createContext, useContext } from 'react'

/** Whether the form is disabled; provided by `Form`. */
export const FormDisabled = createContext(false)

/** Whether the surrounding form is disabled. */
export const useFormDisabled = (): boolean => useContext(FormDisabled)
