// The night sky. Knobs: x, y place of the moon in units of the picture's half width; z 1 is the
// blood moon of the free spins; w radius of the moon.

vec3 skyColour(float y, float red) {
  vec3 top = mix(vec3(0.008, 0.010, 0.050), vec3(0.022, 0.002, 0.012), red);
  vec3 mid = mix(vec3(0.016, 0.040, 0.135), vec3(0.115, 0.007, 0.016), red);
  vec3 low = mix(vec3(0.030, 0.165, 0.215), vec3(0.300, 0.036, 0.018), red);
  vec3 c = mix(low, mid, smoothstep(-0.65, 0.05, y));
  return mix(c, top, smoothstep(0.0, 0.95, y));
}

float clouds(vec2 u, float seed) {
  vec2 q = vec2(u.x * 1.1, u.y * 2.6);
  float w = fbm(vec3(q * 1.3, seed));
  return fbm(vec3(q * 1.7 + vec2(w * 1.6, w * 0.8), seed + 5.0));
}

vec3 moonFace(vec2 d, float red) {
  float z = sqrt(max(1.0 - dot(d, d), 0.0));
  vec3 n = vec3(d, z);
  float sea = smoothstep(0.42, 0.62, fbm(n * 2.1 + 3.0));
  vec2 pit = cells(n * 3.1);
  float rim = smoothstep(0.22, 0.12, pit.x) * 0.16 - smoothstep(0.05, 0.0, abs(pit.x - 0.24)) * 0.08;
  vec3 pale = mix(vec3(0.95, 0.93, 0.80), vec3(0.95, 0.30, 0.12), red);
  vec3 dark = mix(vec3(0.56, 0.60, 0.62), vec3(0.48, 0.06, 0.03), red);
  vec3 c = mix(pale, dark, sea * 0.8) * (0.80 + 0.35 * fbm(n * 8.0) - rim);
  return c * (0.62 + 0.38 * z);
}

void main() {
  vec2 u = ((gl_FragCoord.xy + uOrigin) / uSize * 2.0 - 1.0) * vec2(1.0, uCamera.w);
  float red = uKnobs.z;
  vec2 at = uKnobs.xy;
  float R = uKnobs.w, r = length(u - at);
  float height = u.y / uCamera.w;
  vec3 c = skyColour(height, red);
  float s = hash(floor((u + 3.0) * 420.0));
  float twinkle = pow(hash(floor((u + 5.0) * 420.0)), 6.0);
  c += (1.0 - red * 0.7) * step(0.9975, s) * twinkle * vec3(0.7, 0.8, 1.0) * smoothstep(-0.2, 0.6, height);
  vec3 shine = mix(vec3(0.52, 0.74, 0.98), vec3(0.95, 0.13, 0.05), red);
  c += shine * (0.55 * exp(-r / (R * 1.3)) + 0.12 * exp(-r / (R * 4.5)));
  float face = smoothstep(R + 0.0025, R - 0.0025, r);
  c = mix(c, moonFace((u - at) / R, red) * 0.98, face);
  for (int i = 0; i < 3; i++) {
    float f = float(i);
    vec2 q = u * (1.0 + 0.35 * f) + vec2(3.1 * f, 0.4 * f);
    float n = clouds(q, 11.0 + f * 7.0);
    float cover = smoothstep(0.50 - 0.03 * f, 0.74, n) * (0.85 - 0.12 * f);
    cover *= smoothstep(0.98, 0.45, abs(height - 0.18 + 0.15 * f));
    float thin = smoothstep(0.70, 0.50, n);
    float near = exp(-r / (R * 2.6));
    vec3 body = skyColour(height, red) * 0.42 + shine * (0.018 + 0.10 * near);
    vec3 lining = shine * (0.045 + 1.15 * near) * thin;
    float toward = clouds(q + normalize(at - u) * 0.05, 11.0 + f * 7.0);
    lining += shine * max(n - toward, 0.0) * (0.9 + 5.0 * near);
    c = mix(c, body + lining * 0.6, cover * (1.0 - face * 0.45));
  }
  c *= 1.0 - 0.35 * smoothstep(0.5, 1.25, length(u / vec2(1.0, uCamera.w) * vec2(0.85, 0.8)));
  c = mix(vec3(dot(c, vec3(0.3, 0.59, 0.11))), c, 1.28);
  c = pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
  c += (hash(gl_FragCoord.xy + uOrigin) - 0.5) / 255.0;
  oSurface = vec4(c, 1.0);
  oGlow = vec4(0.0);
}
