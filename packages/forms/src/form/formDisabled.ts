import { createContext, useContext } from 'react'

/** Whether the form around takes no input; given by `Form`. */
export const FormDisabled = createContext(false)

/** Whether the form around takes no input. */
export const useFormDisabled = (): boolean => useContext(FormDisabled)
