// The metals of the four levels: colour of the cloth, of the medal, of its light.

struct Metal {
  vec3 cloth;
  vec3 medal;
  vec3 light;
  float points;
};

Metal metalOf(float level) {
  if (level < 1.5)
    return Metal(vec3(0.070, 0.020, 0.008), vec3(0.86, 0.38, 0.16), vec3(1.00, 0.66, 0.40), 4.0);
  if (level < 2.5)
    return Metal(vec3(0.018, 0.023, 0.032), vec3(0.74, 0.80, 0.90), vec3(0.80, 0.90, 1.00), 5.0);
  if (level < 3.5)
    return Metal(vec3(0.066, 0.034, 0.004), vec3(1.00, 0.62, 0.16), vec3(1.00, 0.82, 0.44), 6.0);
  return Metal(vec3(0.004, 0.030, 0.034), vec3(0.82, 0.97, 1.00), vec3(0.76, 1.00, 0.98), 8.0);
}

// Materials
