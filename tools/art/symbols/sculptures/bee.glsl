// A plump bee in flight with a pail of honey. Tints: coat, stripes, wings, cheeks, pail.
#define LEAN vec3(0.62, 0.10, 0.0)

float beat() { return sin(uPhase * 2.0 * PI); }
vec3 lifted(vec3 p) { return p - vec3(0.02, 0.10 + 0.03 * beat(), 0.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = lifted(p);
  // It looks along x: abdomen, a collar of fur, head.
  vec3 a = q - vec3(-0.30, -0.12, 0.0);
  a.xy *= rot(-0.30);
  add(s, egg(a, vec3(0.56, 0.43, 0.45)), 1);
  add(s, horn(q, vec3(-0.78, -0.30, 0.0), vec3(-0.98, -0.40, 0.0), vec2(0.075, 0.012)), 2);
  float fur = 0.018 * sin(q.x * 34.0) * sin(q.y * 37.0) * sin(q.z * 35.0);
  add(s, (ball(q - vec3(0.12, 0.02, 0.0), 0.37) + fur) * 0.85, 3);
  vec3 h = q - vec3(0.48, 0.10, 0.0);
  add(s, egg(h, vec3(0.34, 0.33, 0.36)), 4);
  for (int i = 0; i < 2; i++) {
    float side = i == 0 ? -1.0 : 1.0;
    add(s, egg(h - vec3(0.235, 0.06, 0.155 * side), vec3(0.115, 0.15, 0.115)), 5);
    // Feelers.
    vec3 root = h + vec3(-0.10, -0.26, -0.10 * side);
    add(s, vine(root, mat3(vec3(0.0), vec3(0.06, 0.30, 0.06 * side), vec3(0.26, 0.36, 0.16 * side)), vec2(0.028, 0.022)), 2);
    add(s, ball(root - vec3(0.26, 0.36, 0.16 * side), 0.065), 2);
    // Wings beat.
    vec3 w = q - vec3(0.02, 0.30, 0.14 * side);
    w.yz *= rot(side * (-0.70 + 0.38 * beat()));
    vec3 f = w - vec3(-0.20, 0.36, 0.0);
    f.xy *= rot(0.50);
    add(s, egg(f, vec3(0.25, 0.46, 0.035)), 6);
    vec3 b = w - vec3(-0.40, 0.12, 0.0);
    b.xy *= rot(0.98);
    add(s, egg(b, vec3(0.16, 0.30, 0.03)), 6);
    // Legs, the forelegs with the pail.
    add(s, stick(q, vec3(0.02, -0.26, 0.16 * side), vec3(0.02, -0.50, 0.22 * side), 0.038), 2);
    add(s, stick(q, vec3(-0.22, -0.40, 0.18 * side), vec3(-0.26, -0.60, 0.22 * side), 0.038), 2);
    add(s, stick(q, vec3(0.24, -0.22, 0.20 * side), vec3(0.42, -0.36, 0.13 * side), 0.042), 2);
  }
  // The pail swings a little.
  vec3 k = q - vec3(0.44, -0.62, 0.0);
  k.xy *= rot(0.05 * beat());
  add(s, max(rod(k, 0.21 + 0.10 * k.y, 0.17), -rod(k - vec3(0.0, 0.10, 0.0), 0.18 + 0.10 * k.y, 0.12)) * 0.9 - 0.012, 7);
  add(s, ring((k - vec3(0.0, 0.17, 0.0)).xzy, 0.235, 0.028), 7);
  add(s, egg(k - vec3(0.0, 0.14, 0.0), vec3(0.20, 0.085, 0.20)), 8);
  add(s, horn(k, vec3(0.10, 0.13, 0.19), vec3(0.10, -0.08, 0.215), vec2(0.055, 0.042)), 8);
  add(s, max(ring(k - vec3(0.0, 0.18, 0.0), 0.22, 0.018), -(k.y - 0.18)), 7);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = lifted(p);
  if (id == 1) {
    vec3 a = q - vec3(-0.30, -0.12, 0.0);
    a.xy *= rot(-0.30);
    float stripe = smoothstep(-0.10, 0.10, sin((a.x + 0.06) * 15.0 + 0.8 * a.y * a.y));
    Stuff k = plush(mix(T1, T0, stripe));
    k.coat = 0.5;
    k.shine = k.base * 0.16;
    return k;
  }
  if (id == 3) { Stuff k = plush(mix(T0, vec3(1.0, 0.92, 0.62), 0.55)); k.shine = k.base * 0.14; return k; }
  if (id == 4) {
    vec3 h = q - vec3(0.48, 0.10, 0.0);
    Stuff k = gloss(T0);
    k.shine = T0 * 0.16;
    vec2 c = vec2(abs(h.z) - 0.235, h.y + 0.075);
    k.base = mix(k.base, T3, 0.75 * smoothstep(0.085, 0.03, length(c)) * step(0.0, h.x));
    // A smile.
    vec2 m = vec2(h.z, h.y + 0.02);
    float smile = max(abs(length(m) - 0.115) - 0.018, m.y + 0.055);
    if (smile < 0.0 && h.x > 0.0) { k.base = T1 * 0.5; k.shine = vec3(0.0); }
    return k;
  }
  if (id == 5) {
    vec3 h = q - vec3(0.48, 0.10, 0.0);
    Stuff k = gloss(vec3(0.95));
    vec2 e = vec2(abs(h.z) - 0.145, h.y - 0.05);
    if (length(e * vec2(1.0, 0.85)) < 0.088) k.base = T1 * 0.35;
    if (length(e - vec2(-0.026, 0.045)) < 0.032) k.shine = vec3(2.2);
    return k;
  }
  if (id == 6) {
    Stuff k = gloss(T2);
    float vein = smoothstep(0.06, 0.0, abs(sin(q.x * 11.0 + q.y * 8.0)));
    k.base = T2 * (0.62 - 0.34 * vein);
    k.shine = T2 * (0.06 - 0.03 * vein);
    k.coat = 1.5;
    return k;
  }
  if (id == 7) { Stuff k = metal(T4, 0.22); k.shine = T4 * 0.10; return k; }
  if (id == 8) { Stuff k = sugar(T0, n, v); k.shine = k.shine * 0.6 + T0 * 0.12; k.coat = 1.6; return k; }
  return gloss(T1);
}
