import { createContext, useContext } from 'react'

/** Whether the form sends its checked values; provided by `Form`. */
export const FormSending = createContext(false)

/** Whether the surrounding form sends its checked values. False while it only checks them. */
export const useFormSending = (): boolean => useContext(FormSending)
