// A monkey. Tints: fur, face, eyes.
#define LEAN vec3(0.16, 0.05, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float d = egg(p - vec3(0.0, 0.14, 0.0), vec3(0.58, 0.60, 0.52));
  d = smin(d, egg(p - vec3(0.0, -0.92, -0.06), vec3(0.52, 0.36, 0.34)), 0.1);
  for (int i = 0; i < 3; i++) d = smin(d, horn(p, vec3(0.08 * float(i - 1), 0.66, 0.06), vec3(0.16 * float(i - 1) + 0.05, 0.92 - 0.06 * abs(float(i - 1)), 0.12), vec2(0.10, 0.03)), 0.05);
  d = max(d, -p.y - 0.98);
  add(s, d, 1);
  add(s, egg(m - vec3(0.66, 0.10, -0.04), vec3(0.25, 0.27, 0.12)), 1);
  add(s, egg(m - vec3(0.66, 0.09, 0.06), vec3(0.16, 0.18, 0.07)), 2);
  float face = egg(m - vec3(0.20, 0.20, 0.30), vec3(0.27, 0.27, 0.25));
  face = smin(face, egg(p - vec3(0.0, -0.24, 0.30), vec3(0.46, 0.30, 0.32)), 0.10);
  face = smax(face, -ball(m - vec3(0.06, -0.10, 0.64), 0.04), 0.02);
  float smile = abs(length(p.xy - vec2(0.0, -0.06)) - 0.30);
  face = max(face, -max(max(smile - 0.03, p.y + 0.20), 0.3 - p.z));
  add(s, face, 2);
  add(s, ball(m - vec3(0.20, 0.20, 0.46), 0.135), 3);
  add(s, horn(m, vec3(0.10, 0.42, 0.50), vec3(0.34, 0.44, 0.40), vec2(0.045, 0.035)), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) return eyeStuff(mx(p), vec3(0.19, 0.19, 0.46), 0.135, T2);
  if (id == 2) {
    Stuff k = plush(T1);
    k.bump = 0.05;
    float smile = abs(length(p.xy - vec2(0.0, -0.06)) - 0.30);
    if (smile < 0.045 && p.y < -0.18 && p.z > 0.2) k.base = vec3(0.25, 0.03, 0.03);
    k.base = mix(k.base, vec3(0.95, 0.35, 0.28), 0.4 * smoothstep(0.2, 0.05, length(mx(p).xy - vec2(0.36, -0.12))));
    return k;
  }
  return plush(T0 * (0.8 + 0.4 * noise(vec3(p.x * 12.0, p.y * 5.0, p.z * 12.0))));
}
