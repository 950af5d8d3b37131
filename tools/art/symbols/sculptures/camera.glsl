// A watching camera. Tints: shell, lens, lamp, bracket.
#define LEAN vec3(-0.50, 0.16, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.04, 0.14, 0.0);
  q.xz *= rot(0.20 * sin(uPhase * 2.0 * PI));
  add(s, box(q - vec3(0.0, 0.0, -0.10), vec3(0.40, 0.34, 0.70), 0.10), 1);
  add(s, box(q - vec3(0.0, 0.36, 0.04), vec3(0.46, 0.055, 0.80), 0.04), 4);
  vec3 l = q - vec3(0.0, -0.02, 0.62);
  float r = length(l.xy);
  add(s, max(r - 0.30, abs(l.z) - 0.10) - 0.02, 4);
  add(s, length(vec2(r - 0.28, l.z - 0.11)) - 0.045, 5);
  add(s, egg(l - vec3(0.0, 0.0, 0.05), vec3(0.24, 0.24, 0.12)), 2);
  add(s, ball(q - vec3(0.28, 0.22, 0.60), 0.055), 3);
  vec3 b = p - vec3(0.04, -0.30, -0.20);
  add(s, stick(b, vec3(0.0, 0.20, 0.0), vec3(0.0, -0.26, -0.10), 0.095), 5);
  add(s, box(b - vec3(0.0, -0.40, -0.10), vec3(0.32, 0.07, 0.32), 0.04), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) {
    Stuff k = gloss(T1 * 0.4);
    k.coat = 2.0;
    float r = length(p.xy - vec2(0.04, 0.12));
    k.shine = T1 * (0.55 * smoothstep(0.24, 0.05, r) + 0.35 * smoothstep(0.02, 0.0, abs(r - 0.15)));
    return k;
  }
  if (id == 3) return light(T2, 2.2);
  if (id == 4) return gloss(T3);
  if (id == 5) return metal(SILVER, 0.18);
  Stuff k = gloss(T0);
  return k;
}
