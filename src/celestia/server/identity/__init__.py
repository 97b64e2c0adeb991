"""Who acts for a seat: devices, keys, codes, and limits against floods."""
