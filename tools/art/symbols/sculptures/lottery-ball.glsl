// A ball of a lottery with its number (shape 0) on a disc. Tints: ball, disc, number.
#define LEAN vec3(0.22, 0.14, -0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  add(s, ball(p, 0.90), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float r = length(p.xy);
  Stuff k = gloss(T0);
  k.shine = T0 * T0 * 0.10;
  if (p.z > 0.0) {
    k.base = mix(k.base, T1, smoothstep(0.545, 0.530, r));
    k.base = mix(k.base, T0 * 0.25, smoothstep(0.022, 0.012, abs(r - 0.55)));
    k.base = mix(k.base, T2, smoothstep(0.008, -0.008, shape0(p.xy)));
    k.shine = mix(k.shine, T1 * 0.14 * step(0.0, shape0(p.xy)), smoothstep(0.545, 0.530, r));
  }
  return k;
}
