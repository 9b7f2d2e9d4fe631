import { createContext } from 'react';

/** The id of the examination whose pictures an editor uploads. */
export const PictureOwner = createContext('');
